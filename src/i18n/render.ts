/**
 * Renders a message that `@lingui/message-utils` compiled at build time. Supports what our texts use:
 * arguments and `plural`. The library's own run time would add 1.5 KB to the first load,
 * most of it dates and currencies, which `format.ts` does. A test renders each form.
 */
export type TextValues = Record<string, string | number>;

/** Texts, `[name]` for an argument, `[name, 'plural', {one: …, other: …}]`; `#` is the number. */
export type Message = readonly (string | MessageArgument)[];
type MessageArgument = readonly [
  name: string,
  kind?: string,
  choices?: Readonly<Record<string, Message>>,
];
export type Messages = Readonly<Record<string, Message>>;

export function render(
  message: Message,
  values: TextValues,
  locale: string,
  number: string | number = '#',
): string {
  return message
    .map((part) => {
      if (typeof part === 'string') return part === '#' ? number : part;
      const [name, kind, choices] = part;
      // A missing value shows its name: an empty string would hide the mistake.
      const value = values[name] ?? `{${name}}`;
      if (kind !== 'plural' || !choices) return value;
      const form = new Intl.PluralRules(locale).select(Number(value));
      return render(
        choices[value] ?? choices[form] ?? choices['other'] ?? [],
        values,
        locale,
        value,
      );
    })
    .join('');
}
