/** Commands of `src/tools`, run here. */

interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Runs one, and gives its status and what it said. */
export async function said(command: (output: Output) => Promise<number>) {
  const texts = { out: '', err: '' };
  const status = await command({
    out: (text) => {
      texts.out += text;
    },
    err: (text) => {
      texts.err += text;
    },
  });
  return { status, ...texts };
}
