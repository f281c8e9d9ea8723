/** An address that may be opened: nothing that would run as a script. */
export const isSafe = (address: string) => /^(https?:|\/)/i.test(address)
