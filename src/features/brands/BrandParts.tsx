/** Shared parts of the brand page and the brand day page. */
import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import css from './BrandParts.module.css';

interface BrandFaceProps {
  banner: string | undefined;
  alt: string;
  backgroundColor: string;
  children: ReactNode;
}

/** The banner, 12:5 as on home, and the content below it. */
export function BrandFace({ banner, alt, backgroundColor, children }: BrandFaceProps) {
  return (
    <div className={css['face']}>
      <Picture
        className={css['banner']}
        src={banner}
        width={360}
        height={150}
        alt={alt}
        background={backgroundColor}
        priority="high"
      />
      {children}
    </div>
  );
}

export function BrandSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h2 className={css['heading']} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Status region around the skeletons of such a page. */
export function BrandBones({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div className={css['bones']} role="status" aria-label={text('common.loading')}>
      {children}
    </div>
  );
}
