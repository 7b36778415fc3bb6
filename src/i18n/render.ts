/**
 * Puts values into a message as `@lingui/message-utils` compiles it at build time. What our texts use
 * is here: arguments and `plural`; the library's own run time would be 1.5 KB more of the first load,
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
      // A missing value stays visible: a hole in a sentence would hide the mistake.
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
