/** The least a chosen password has to be long: apart from the list of common ones, which the log-in page does not need. */
export const PASSWORD_LEAST = 10
