import { type TextKey, useText } from '../../i18n/i18n.ts';
import { session } from '../../session/session.ts';
import { StateBlock } from '../../ui/StateBlock.tsx';

interface VisitorBlockProps {
  /** The scene of the login request. */
  scene: string;
  title: TextKey;
  note: TextKey;
}

/** What a page of a member's own shows to a visitor. */
export function VisitorBlock({ scene, title, note }: VisitorBlockProps) {
  const text = useText();
  return (
    <StateBlock
      picture={scene === 'orders' ? 'noOrders' : 'noVouchers'}
      title={text(title)}
      description={text(note)}
      action={{
        label: text('platform.logIn'),
        onSelect: () => session.require(scene, { kind: 'none' }),
      }}
    />
  );
}
