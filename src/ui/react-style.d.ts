import 'react';

declare module 'react' {
  // Custom properties are set through `style` like any other.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
