/** Seats whose person wants to begin at once: a bot chooses for them what is chosen before the first turn. */
const key = (table: string, seat: number): string => `tafelrunde.prepare.${table}.${seat}`;

export const wishPrepared = (table: string, seat: number): void => sessionStorage.setItem(key(table, seat), "1");
export const wantsPrepared = (table: string, seat: number): boolean => sessionStorage.getItem(key(table, seat)) !== null;
/** It is done, or they want to choose by themselves. */
export const forgetPrepared = (table: string, seat: number): void => sessionStorage.removeItem(key(table, seat));
