/**
 * The colours that pictures are kept in. Made by `npm run palette`, never by hand: first the colours of the theme
 * and of areas, then those between them, which edges have, chosen to fit pictures of random games in every view.
 */
const COLOURS = `
2b2a26 6f5f3d b5a47c f3ead6 e2d4b5 b9a67c 8a2f1d a9c274 7f9c4c 7fa35a 2f5a35 1f3f28 b7ad98 7d7466 575046 fbfaf5
6fb0cf 4f93b8 e6d7a6 3f86b5 dff0f7 e9ebe8 6d6a4d b3242c 4d0b10 fff8ee f2bd2b 5c4205 2e2105 1f3d8a 0b1840 f2f6ff
f8f4ea 38332a fbf6e9 d7dcb2 f0e6cc c1d5d5 f1e8d4 efe0b8 ece9d9 f3eddc d2b981 e0e6d9 f6d873 ddd4c0 c7d0a8 d4247a
e3d0bc 7d6d45 eadcb8 e9dec5 eee4c5 ecdcce f4df9b f5e4b2 ead7b5 d9b67c dae2d6 afc5cb c7bead b5cacc 6b2a1a dddbce
e2e3de 6b5a33 b8b0a1 dfc08b ffffff 3d2c06 a9b49a b7c0bc 8d877b e7ddc8 d4c9b3 b9742f cdc5b5 dfe6cf 618146 77726a
fffdf6 bcc3a1 c98543 f2c53d a3aa95 8d2a1f 938a78 e9f3f8 8f7a48 3a2a05 c0ae91 f6f1e3 6b4a1e fdf6e3 eae5d8 33291a
e6e4d5 6f654f 7fa83c ecede4 a7a294 767265 7a786e ada288 e4b62f ecf0d5 654982 d881a9 3f718a 9d679c bf5758 e0a4be
1c2c5d d37b7c a1514a c49c34 ac82b1 52404c a58b4d 526d2d d65893 ae4488 d4a1a0 7c8b64 405998 895d2f b47662 353f59
7e2428 8169a0 a86457 99af6a 474840 784846 e0c9d1 72768c 541c1d 913959 bc9285 95588f a1812f d4b1a4 495261 5a8191
5b7a2b a9b3d0 b3974b 76a4be 886b26 c66e85 483b1c bc4a72 a0997d 5a6170 b2464a 98b0b4 466840 c9ac5c 775d1d b38d2c
1a293e 98a2c6 314b2f d4b3c2 959391 8490b7 845551 d2742a dbbc62 b18876 605c52 964138 713b35 c76b6b cb9763 ae3565
6c8b3c 5a422b 5d7175 da92b3 495c27 bda2b2 a06b38 16224a 9e2a2c 592e22 b5c990 8e6259 223771 597545 556692 819b77
4f313c ae5e74 58532f 5b4662 6791a2 d4a931 a07b70 96bdd1 70354e cedee7 e7ca77 786680 8e79a8 d08e95 ddbfb9 6174a6
a8b883 5c6235 f7d8e6 af6f77 9a8258 c6b896 99a77f 92772c 334a88 838069 c85a7e 361c36 9b5b28 af9467 253523 797739
679cbc 979fa1 e9b7cc 93a063 454b23 d14383 74692d 899356 af5893 48577c 82858c 9e4c65 c5a191 717b54 b9a064 e69873
966e67 7b5128 c33678 7c844b d66f9f 6b1b1f 6f81af d6c49e 3d3f39 9b8e69 be8085 ccab77 273448 779050 3b496b 3f3155
`;

/** Each as 0xRRGGBB. */
export const PALETTE: readonly number[] = COLOURS.trim()
  .split(/\s+/)
  .map((colour) => Number.parseInt(colour, 16));
