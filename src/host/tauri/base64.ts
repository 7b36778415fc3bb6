/** For Android's bridge, which carries only text. By FileReader: encoding 20 MB in a loop would block the page. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      // `readAsDataURL` gives a string.
      const address = reader.result as string;
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () =>
      reject(new Error('the file cannot be read', { cause: reader.error })),
    );
    reader.readAsDataURL(file);
  });
}
