/** English: habits that cost points, each a sentence of advice in a review. */
export const habits = {
  lastPass:
    'Look for one more action before your last pass: you could still have afforded one that earns points.',
  settlements:
    'Count your settlements before your last pass: one more unit or shipping upgrade would have linked another.',
  contract:
    'Take contracts whose goods you already have: some stayed on the board although you had everything.',
  ports: 'Use the ports within your reach: some of their bonuses went to waste.',
  merchants:
    'Don’t pass while your merchants could still sell goods you don’t need: the sooner you get money, the more it helps.',
} as const;
