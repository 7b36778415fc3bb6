/**
 * Spec home 4 "Avatar flow": after a registration the profile popup shows. The part that shows it
 * registers here.
 */
type Listener = () => void;

let listener: Listener | undefined;
/** A registration before there was a listener. */
let isDue = false;

/**
 * Called once for each registration, also for one before the call. Gives a function that
 * unregisters.
 */
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
