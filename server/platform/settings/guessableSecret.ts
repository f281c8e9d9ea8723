/** Long enough, yet in every tutorial: a secret that looks like one of these is no secret. */
export const KNOWN_SECRETS =
  /change.?me|your.*secret|secret.*key|a-string-secret|example|default|password|millwright|^(?:0123456789abcdef)+$/i

export const DISTINCT_MIN = 10

/** Whether somebody who has read tutorials would try it. */
export const isGuessable = (secret: string) =>
  KNOWN_SECRETS.test(secret) || new Set(secret).size < Math.min(DISTINCT_MIN, secret.length / 2)
