/** Spec home 4 "Avatar flow": after a registration the profile popup shows. Whose part that is says so here. */
type Listener = () => void;

let listener: Listener | undefined;
/** Somebody registered before anyone listened. */
let isDue = false;

/** Hears once of each registration, also of one that was just before. Gives a function that takes it back. */
export function onRegistered(hear: Listener): () => void {
  listener = hear;
  if (isDue) {
    isDue = false;
    hear();
  }
  return () => {
    if (listener === hear) listener = undefined;
  };
}

export function tellRegistered(): void {
  if (listener) listener();
  else isDue = true;
}
