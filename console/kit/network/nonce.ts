/** The page's own nonce: its policy, without 'unsafe-inline', allows no other style element. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
