/** English: habits that cost points, each a sentence of advice in a review. */
export const habits = {
  lastPass: 'Look for one more action before your last pass: you could still afford one that earns points.',
  settlements: 'Count your settlements before your last pass: one more unit would have linked another.',
  contract:
    'Take contracts whose goods you already have: some stayed on the board although you had everything.',
  ports: 'Use the ports within your reach: some of their bonuses went to waste.',
  merchants:
    'Don’t pass while merchants can sell goods you don’t need: money helps more the sooner it comes.',
} as const;
