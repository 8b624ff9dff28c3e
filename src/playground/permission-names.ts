import type { PermissionFlagsBits } from 'discord-api-types/v10';

/** A permission by Discord's name, such as `SendMessages`. */
export type PermissionName = keyof typeof PermissionFlagsBits;
