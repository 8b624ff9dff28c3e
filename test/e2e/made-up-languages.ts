/**
 * Two languages that nobody speaks, under Discord's codes of two that we do not. Lists and dates are those of the
 * country, so that a list joined in English is found. Imported before what puts commands together.
 */
import { learn } from '../../src/text/index.ts';
import { ACUTE, DOTTED, POSTED, pseudo, READ } from '../support/pseudo.ts';

learn(POSTED, { name: 'Pósted', locale: 'fi-FI', words: pseudo(ACUTE) });
learn(READ, { name: 'Rëad', locale: 'sv-SE', words: pseudo(DOTTED) });
