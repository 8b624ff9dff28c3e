/** Returns points by place. Tied players share the sum of their places, rounded down (R-FINAL-2). */
export function sharePlaces(amounts: readonly number[], places: readonly number[]): number[] {
  return amounts.map((amount) => {
    const ahead = amounts.filter((other) => other > amount).length;
    const tied = amounts.filter((other) => other === amount).length;
    const sum = places.slice(ahead, ahead + tied).reduce((total, points) => total + points, 0);
    return Math.floor(sum / tied);
  });
}
