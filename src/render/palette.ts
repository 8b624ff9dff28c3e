/**
 * The colours that pictures are stored in. Made by `npm run palette`, never by hand: first the colours of the theme
 * and of areas, then those between them, which edges have, chosen to fit pictures of random games in every view.
 */
const COLOURS = `
2b2a26, 6f5f3d, b5a47c, f3ead6, e2d4b5, b9a67c, 8a2f1d, 2f6b3a, d4247a, 4a2aa8, c9520c, a9c274, 7f9c4c, 7fa35a, 2f5a35, 1f3f28
b7ad98, 7d7466, 575046, fbfaf5, 6fb0cf, 4f93b8, e6d7a6, 3f86b5, dff0f7, e9ebe8, 6d6a4d, b3242c, 4d0b10, fff8ee, f2bd2b, 5c4205
2e2105, 1f3d8a, 0b1840, f2f6ff, f8f4ea, 38332a, fbf6e9, efe6d0, efe0b8, f1e8d4, d7dcb2, d2b981, c1d5d5, f6d873, ece9d9, f4df9b
6b2a1a, e3d0bc, e0e6d9, d9b48a, f5e4b2, 33291a, dfc08b, ddd4c0, d4c9b3, e7ddc8, ecdcce, c7d0a8, dfe6cf, e3a08c, fff6e2, ffffff
efe1c2, eee4c5, 8f7a48, b9742f, fffdf6, 7d6d45, c98543, 3a2a05, b9ad8f, 664984, 14737a, 9f8fd1, 5f7e2e, dd74a6, 7d67c0, 908f84
a25848, bab9de, 1b2b5a, 3977a0, 992a5d, c99e2c, ae8083, 513d51, b2cad1, 6247b4, eabbd0, 345877, a38b56, 8c5c2b, 2d3855, bd5052
99a3a2, 754d47, 323e43, bd9587, dd90b6, 688966, 5a697a, 809ca2, 5a8496, d7a92c, 7a2122, 753d8f, cbc5e0, 966f67, 3b6a86, 541b1d
8e7ac9, 97ac67, c4bfb3, 654b29, d55391, 9e8133, c3b2b8, ac8a81, 4e7648, dbb4ab, 80a33c, 50603a, 9c6a37, 543d20, 84898e, 567129
7f8f54, b27c65, 9d272b, 605a4c, 3e4e4e, cb878b, a09a86, af6122, 653e31, 796122, a04d72, 324c90, 868672, b1a3d8, d1732a, 504738
8a9f80, 6e8c3f, c99769, ae8c33, 845958, 9ab3af, 61824d, 202f40, e6c872, d3d5e9, 455b97, 475b20, 8797bf, 974648, 6176a8, aa6785
c66365, 424924, 6e55b9, c4b797, c7aa57, b1a3a7, b89d56, 5638ae, 4d5161, 856b24, b32e6d, c5a191, 9a8f6f, 8d6357, 172346, 99aa84
381832, b6c991, 9d7d74, aaa492, ac976d, 913d32, 6b6359, adbe98, 213771, b53f43, a2abc4, 527786, cbad9e, 2d4b32, 594167, 4b333d
dec2ba, aa6256, eccdd6, 7b814b, 8c2329, d49991, 3a4564, 552a21, 4f5f6b, b8c7ab, 6592a2, 95a26b, ba8970, 1d5d5f, 783d2b, 69a0bd
643871, 4c522b, d0c29f, 835344, bb9531, 576a46, e4b531, d1a779, a6b390, 79522a, 7e9472, d1dedd, 443f34, b2b9b1, 7d7e78, 7e2243
91762b, d5ba64, 68795b, ebdfeb, 9a4b36, 52672c, e3cc9d, 576a98, 671c22, c5b07c, 9ec1d1, 43371d, 4d5841, 2f8286, 86795a, e8a5c6
8e985c, 9a959a, 84abb7, 68743f, ca7775, c5cdc4, ab6f59, 8eb6cc, 95835e, 6b551f, 6f7687, a2b677, 6f6f67, 6a3235, 7a3f42, 7586af
`;

/** Each as 0xRRGGBB. */
export const PALETTE: readonly number[] = COLOURS.trim()
  .split(/[\s,]+/)
  .map((colour) => Number.parseInt(colour, 16));
