/** What a tap brings beside the page itself: toasts, errors, files and windows. */
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../support/sandbox.ts';
import { toastsOf } from '../../support/said.ts';
import type { Outcome } from './judge.ts';

export interface World {
  page: Page;
  sandbox: Sandbox;
  /** Of the fixture. */
  failures: readonly string[];
}

/** What happened since the last time it was asked. */
export class Since {
  readonly #world: World;
  readonly #logged: string[] = [];
  readonly #handed: string[] = [];
  #failures = 0;
  #toasts = 0;

  constructor(world: World) {
    this.#world = world;
    const { page } = world;
    page.on('console', (message) => {
      // What a refusal leaves on the console is judged by the journal.
      const isRefusal = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) this.#logged.push(`console: ${message.text()}`);
    });
    page.on('download', () => this.#handed.push('a file'));
    page.on('filechooser', () => this.#handed.push('a choice of files'));
    page.on('dialog', (dialog) => {
      this.#logged.push(`the browser asks: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', (popup) => {
      this.#handed.push(popup.url());
      void popup.close();
    });
  }

  isAny(): boolean {
    const { failures, page } = this.#world;
    const isSaid = toastsOf(page).length > this.#toasts;
    return isSaid || failures.length > this.#failures || this.#handed.length > 0;
  }

  all(handed: readonly string[] = []): Pick<Outcome, 'toasts' | 'errors' | 'handed'> {
    const { failures, page } = this.#world;
    const toasts = toastsOf(page);
    const since = {
      toasts: toasts.slice(this.#toasts),
      errors: [...failures.slice(this.#failures), ...this.#logged.splice(0)],
      handed: [...handed, ...this.#handed.splice(0)],
    };
    this.#toasts = toasts.length;
    this.#failures = failures.length;
    return since;
  }
}
