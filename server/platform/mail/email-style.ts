// The look of e-mails in the light and the dark theme, in the old CSS that mail programs understand.
import { markup } from '../markup.ts'

const SERIF = "Georgia, 'Times New Roman', serif"
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** For `style` attributes, since many mail programs read nothing else. */
export const STYLE = {
  paper: 'background-color:#f3ede2',
  card: 'background-color:#fcf9f2;border:1px solid #e2d9c8;border-radius:10px;text-align:start',
  header: `margin:0;font:normal 13px/20px ${SERIF};letter-spacing:0.14em;text-transform:uppercase;color:#865617;overflow-wrap:anywhere;word-break:break-word`,
  logo: 'display:block;margin:0 0 16px;border:0;border-radius:4px;max-width:100%',
  rule: 'border-top:2px solid #865617;border-bottom:1px solid #865617;font-size:0;line-height:3px',
  greeting: `margin:0 0 20px;font:normal 28px/36px ${SERIF};letter-spacing:-0.012em;color:#1a2128`,
  paragraph: `margin:0 0 18px;font:normal 16px/26px ${SANS};color:#404950;overflow-wrap:anywhere;word-break:break-word`,
  section: `margin:30px 0 14px;font:normal 13px/20px ${SERIF};letter-spacing:0.14em;text-transform:uppercase;color:#865617`,
  entry: `margin:0 0 2px;font:normal 19px/26px ${SERIF};color:#1a2128`,
  button: `display:inline-block;padding:13px 28px;font:600 15px/20px ${SANS};color:#f9f3e5;text-decoration:none`,
  small: `margin:0;font:normal 13px/20px ${SANS};color:#645e54`,
  closing: `margin:0;font:italic 17px/26px ${SERIF};color:#1a2128`,
  foot: `margin:0;font:normal 12px/18px ${SANS};color:#645e54`,
}

// Programs with a dark theme of their own read these; the others dye the inline colours as they see fit.
export const THEMES = markup`<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: #865617; }
  @media (max-width: 480px) {
    .margin { padding: 16px 8px !important; }
    .card { padding: 28px 22px 30px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .paper { background-color: #0b1013 !important; }
    .card { background-color: #12171b !important; border-color: #282d30 !important; }
    .ink { color: #efe9dc !important; }
    .soft { color: #c0baae !important; }
    .faint { color: #9d988d !important; }
    .foil, .faint a { color: #dbb471 !important; }
    .rule { border-color: #dbb471 !important; }
    .button { background-color: #d9ac63 !important; }
    .button a { color: #1f150a !important; }
  }
</style>`
