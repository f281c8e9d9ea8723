const YEAR_S = 31_536_000

export const sidebarWasClosed = () => /(?:^|; )sidebar=0(?:;|$)/.test(document.cookie)

/** A cookie (§2), so that it is there before any script has run. */
export function rememberSidebar(isClosed: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `sidebar=${isClosed ? 0 : 1};path=/;max-age=${YEAR_S};samesite=lax`
}
