interface Table<Row> {
  create(args: { data: Row }): Promise<unknown>;
  createMany(args: { data: Row[] }): Promise<unknown>;
}

/** Inserts rows. Single rows use `create`: Prisma caches its query plan, but not that of `createMany`. */
export async function insertRows<Row>(table: Table<Row>, rows: readonly Row[]): Promise<void> {
  const [first, ...more] = rows;
  if (first === undefined) return;
  if (more.length === 0) await table.create({ data: first });
  else await table.createMany({ data: [first, ...more] });
}
