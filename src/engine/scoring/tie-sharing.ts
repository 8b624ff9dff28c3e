/** Sharing points by place among players who may be tied (R-FINAL-2). */

/**
 * Returns each player's points by place, the highest amount first. Tied players share the sum of the places they
 * occupy, rounded down; places beyond the list give 0.
 */
export function sharePlaces(amounts: readonly number[], places: readonly number[]): number[] {
  return amounts.map((amount) => {
    const ahead = amounts.filter((other) => other > amount).length;
    const tied = amounts.filter((other) => other === amount).length;
    const sum = places.slice(ahead, ahead + tied).reduce((total, points) => total + points, 0);
    return Math.floor(sum / tied);
  });
}
