import type { FilterNode } from '../../api/generated/types.ts';
import { Link } from '../../features/navigation/Link.tsx';
import { usePickLocale } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import font from '../../ui/style/font.module.css';
import layout from '../../ui/style/layout.module.css';
import space from '../../ui/style/space.module.css';
import surface from '../../ui/style/surface.module.css';
import tint from '../../ui/style/tint.module.css';

interface CategoryChooserProps {
  tree: readonly FilterNode[];
  /** Why one has to choose. */
  note: string;
}

/** All categories, each with its children. */
export function CategoryChooser({ tree, note }: CategoryChooserProps) {
  const pick = usePickLocale();
  const name = ({ key, label }: FilterNode): string => pick(label) ?? key;
  return (
    <div className={classes(layout['stack4'], space['pad4'])}>
      <p className={tint['aside']} role="alert">
        {note}
      </p>
      {tree.map((parent) => (
        <section key={parent.key} aria-labelledby={`category-${parent.key}`}>
          <h2 className={font['title']} id={`category-${parent.key}`}>
            <Link
              className={classes(layout['target'], layout['row1'])}
              to={paths.categoryPoiList({ id: parent.key })}
              replace
            >
              {name(parent)}
            </Link>
          </h2>
          <ul className={classes(layout['flow'], space['gap2'])}>
            {(parent.children ?? []).map((child) => (
              <li key={child.key}>
                <Link
                  className={classes(
                    layout['target'],
                    layout['inline'],
                    surface['pill'],
                    space['pad0by3'],
                  )}
                  to={paths.categoryPoiList({ id: child.key })}
                  replace
                >
                  {name(child)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
