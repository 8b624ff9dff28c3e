import { botText } from '../../text/index.ts';
import type { InteractionContext } from './interaction-context.ts';

/** Returns a line with both links; empty if their URL is unknown. */
export const documentLines = ({
  documents,
  language,
}: Pick<InteractionContext, 'documents' | 'language'>): string[] =>
  documents === undefined
    ? []
    : [
        botText(
          'help',
          'documents',
          { privacy: `${documents}/privacy.md`, terms: `${documents}/terms.md` },
          language,
        ),
      ];
