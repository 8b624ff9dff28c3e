/**
 * The colours that pictures are kept in. Made by `npm run palette`, never by hand: first the colours of the theme
 * and of areas, then those between them, which edges have, chosen to fit pictures of random games in every view.
 */
const COLOURS = `
2b2a26 6f5f3d b5a47c f3ead6 e2d4b5 b9a67c 8a2f1d a9c274 7f9c4c 7fa35a 2f5a35 1f3f28 b7ad98 7d7466 575046 fbfaf5
6fb0cf 4f93b8 e6d7a6 3f86b5 dff0f7 e9ebe8 6d6a4d b3242c 4d0b10 fff8ee f2bd2b 5c4205 2e2105 1f3d8a 0b1840 f2f6ff
f8f4ea 38332a fbf6e9 efe6d0 efdfb6 f1e8d4 d7dcb2 d2b981 c1d5d5 f6d873 ece9d9 e0e6d9 e3d0bc 6b2a1a d4247a f5e4b2
33291a ecdcce ddd4c0 f4df9b c7d0a8 d4c9b3 e7ddc8 fff6e2 ffffff efe1c2 8f7a48 7d6d45 eee4c5 a7a294 dae2d6 b9742f
eef2d7 e8cf9f e2e3de ada288 f2eed8 3a2a05 b9ad8f c98543 dfc08b f2c53d fffdf6 dddbce e9f3f8 8d2a1f afc5cb b7c0bc
dfe6cf d9b589 c7bead b5cacc e4b62f 1d3f8f ededdf 77726a 3d2c06 5d5646 8a5a22 e2eee9 6f654f f7eac2 14737a cdc5b5
b8b0a1 7fa83c 8d877b 2b6fb0 dfbd92 a9b49a 6a4c8c f1d88f 86a83f 7a3f98 c0b7a0 c0ae91 e9b93a f2e3b8 1f6b45 f1eede
3b3f46 b3541a d881aa 5c7c31 a0679e e2a6bf 942757 ca6c6d c69b27 1a2a58 b27b66 d69996 3c5c78 af4a8e 8d4757 a48c57
bf5657 d45a90 78895d ab6757 4d3a4d 678191 bf9587 772025 987faa 784843 85749a 4f6c32 e4cad5 9f8232 62191f 283650
638154 9eb172 634d23 9a9174 9b578f c4aab9 d6b1a5 3f718e 54623d 7d2e48 4d391d c25178 836a24 42544c ce858c 8d655c
699ebc 5d2f2d 755f21 b28e31 d4742b 5d6777 1f2e3c 9cb0b0 99746c 514635 93bbcf 9d5860 c7aa5b 728b43 d39b64 4a5d27
713930 974934 b7336a 49619c 9c6937 314c32 422335 95a783 8997be b99c51 969097 819775 a1272e db95b6 424c61 9caac4
b7cb90 933c37 495029 5f2363 ae7076 d4a82d e6c873 515966 5d7445 6272a8 a24161 344e8f 7485b0 334163 ae4348 5d4372
958360 7f7f71 3d4220 2c1836 172344 51221c b6c19d c36681 826587 86619d cedee5 a05646 dfbfbb bf94ab 62635b 728f9b
c3377b ab986f b68a7c c6a292 a19fa1 725326 94988c f2dae4 ab6276 358689 b34c6e 8b2128 8b9355 91762b 805751 1f3470
5c7580 93a265 c1798c c7af7b 433e34 d6b966 afbed1 a5807c d04384 e2b7cb 757b46 972c6f 80a4ae 61444b d56e9c ac2a5e
`;

/** Each as 0xRRGGBB. */
export const PALETTE: readonly number[] = COLOURS.trim()
  .split(/\s+/)
  .map((colour) => Number.parseInt(colour, 16));
