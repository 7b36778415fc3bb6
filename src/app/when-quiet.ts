/** After this the first screen has had its turn. */
const quietMs = 2000;

/** Does `work` once, after the page's load and then at a quiet moment. Gives a function that calls it off. */
export function whenQuiet(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5000 });
      else work();
    }, quietMs);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', later);
  };
}
