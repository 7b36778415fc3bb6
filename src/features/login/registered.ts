/**
 * Spec home 4 "Avatar flow": after a registration the profile popup shows. The part that shows it
 * registers here.
 */
export interface Registration {
  /** The login was on the way to something, such as an order, that goes on now. */
  hasBegun: boolean;
}

type Listener = (registration: Registration) => void;

let listener: Listener | undefined;
/** A registration that came before there was a listener. */
let due: Registration | undefined;

/**
 * Called once for each registration, also for one before the call. Gives a function that
 * unregisters.
 */
export function onRegistered(hear: Listener): () => void {
  listener = hear;
  if (due) {
    const registration = due;
    due = undefined;
    hear(registration);
  }
  return () => {
    if (listener === hear) listener = undefined;
  };
}

export function tellRegistered(registration: Registration): void {
  if (listener) listener(registration);
  else due = registration;
}
