/** Links to the privacy policy and the terms of service. */
import { botText } from '../../text/index.ts';
import type { InteractionContext } from './interaction-context.ts';

/** A line with both links; nothing where nobody knows their address. */
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
