/** As many digits of a commit as git shows itself. */
const SHOWN_DIGITS = 8

/** '0.1.0 (1bbad645)'; a + after the commit says that files were changed since. */
export function versionText({ version, commit }: { readonly version: string; readonly commit: string }): string {
  const shown = commit.slice(0, SHOWN_DIGITS) + (commit.endsWith('+') ? '+' : '')
  return commit ? `${version} (${shown})` : version
}
