/** Dark, like Discord, and readable on phone and desktop. */

/** The album's style sheet. */
export const STYLE = `
:root { color-scheme: dark; --back: #1a1b1e; --post: #242529; --inner: #2c2d32; --line: #3b3c42; --text: #e3e4e8;
  --soft: #a3a6ae; --blue: #5865f2; --private: #202a3a; }
* { box-sizing: border-box; }
html { scroll-padding-top: 3.5rem; }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.45 system-ui, "Segoe UI", Roboto,
  "Noto Sans", "Helvetica Neue", sans-serif; overflow-wrap: anywhere; }
main, header, footer { max-width: 780px; margin: 0 auto; padding: 0 16px; }
header { padding-top: 28px; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 6px; }
h2 { font-size: 1rem; margin: 36px 0 14px; display: flex; align-items: center; gap: 12px; color: var(--soft); }
h2::before, h2::after { content: ""; flex: 1; border-top: 1px solid var(--line); }
h3, h4, h5 { margin: 6px 0 4px; line-height: 1.3; }
h3 { font-size: 1.4rem; } h4 { font-size: 1.2rem; } h5 { font-size: 1.05rem; }
p { margin: 2px 0; }
a { color: #6cb2ff; }
header p, .small { color: var(--soft); font-size: .85em; }
nav { position: sticky; top: 0; z-index: 1; background: var(--back); border-bottom: 1px solid var(--line);
  overflow-x: auto; white-space: nowrap; margin-top: 14px; }
nav div { max-width: 780px; margin: 0 auto; padding: 10px 16px; }
nav a { margin-right: 16px; text-decoration: none; font-size: .9rem; }
.errors { border: 1px solid #c9444a; border-radius: 8px; padding: 8px 14px; margin-top: 14px; }
article { margin: 14px 0; }
article > .head { display: flex; gap: 10px; align-items: center; margin-bottom: 6px; font-size: .95rem; }
.face { width: 32px; height: 32px; border-radius: 50%; flex: none; display: grid; place-items: center;
  font-weight: 700; color: #fff; background: var(--face, #3f6b4f); }
.tag { background: var(--blue); color: #fff; border-radius: 4px; font-size: .65rem; font-weight: 700;
  padding: 1px 5px; margin-left: 4px; }
.soft { color: var(--soft); font-size: .85rem; }
.container { background: var(--post); border: 1px solid var(--line); border-left: 4px solid var(--accent, var(--line));
  border-radius: 8px; padding: 12px 14px; display: grid; gap: 8px; min-width: 0; }
.container > *, .section > * { min-width: 0; }
.section { display: flex; gap: 12px; justify-content: space-between; align-items: flex-start; }
.section > .picture { flex: none; width: 85px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
.button { border-radius: 8px; padding: 5px 14px; font-size: .9rem; background: #3f4047; color: #fff; }
.button.primary { background: var(--blue); } .button.success { background: #24804a; }
.button.danger { background: #b5353b; } .off { opacity: .45; }
.menu { background: #18191c; border: 1px solid var(--line); border-radius: 8px; padding: 7px 12px; width: 100%;
  font-size: .9rem; color: var(--soft); }
.menu summary { cursor: pointer; }
.menu li { padding: 3px 0; color: var(--text); display: block; }
.menu small { display: block; color: var(--soft); }
.picture { display: block; }
.picture img { display: block; max-width: 100%; height: auto; border-radius: 6px; background: #111; }
.emoji { width: 1.375em; height: 1.375em; vertical-align: -.3em; }
.gallery { display: grid; gap: 6px; }
hr { border: 0; border-top: 1px solid var(--line); width: 100%; margin: 2px 0; }
ul { list-style: none; margin: 2px 0; padding: 0; }
.md li { display: flex; gap: 8px; padding-left: calc(var(--depth) * 1.2em); }
.mark { color: var(--soft); }
code { background: #17181b; border-radius: 4px; padding: 1px 4px; font-size: .88em; }
pre { background: #17181b; border-radius: 6px; padding: 10px; overflow-x: auto; margin: 4px 0; }
pre code { padding: 0; background: none; }
blockquote { margin: 4px 0; padding-left: 12px; border-left: 3px solid var(--line); }
.mention { background: #3d4280; color: #dfe2ff; border-radius: 4px; padding: 0 3px; }
.spoiler { background: #3a3b41; border-radius: 4px; padding: 0 3px; }
.private { margin: 8px 0 8px 42px; border: 1px dashed #41506b; border-radius: 8px; font-size: .94rem; }
.private > summary { cursor: pointer; padding: 7px 12px; color: #b6c4de; background: var(--private);
  border-radius: 8px; font-size: .88rem; }
.private[open] > summary { border-radius: 8px 8px 0 0; }
.private > .steps { padding: 4px 12px 12px; }
.did { margin: 12px 0 6px; font-size: .88rem; color: var(--soft); }
.did b { color: var(--text); }
.changed > summary { cursor: pointer; }
.failed { color: #ff8b8f; }
footer { padding: 40px 16px 60px; color: var(--soft); font-size: .85rem; }
@media (max-width: 560px) {
  main, header, footer { padding-left: 10px; padding-right: 10px; }
  .container { padding: 10px; }
  .private { margin-left: 0; }
}
`;
