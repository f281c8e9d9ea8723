const KEY = 'token.view'
const BACK = 'token.view.back'

const leaveFor = (address: string) => location.assign(address)

/**
 * A look as somebody else. Its token lives in this tab alone, beside that of whoever looks: other tabs go on in their own name, and so does this
 * one afterwards.
 */
export const viewing = {
  token: () => sessionStorage.getItem(KEY),
  begin(token: string) {
    sessionStorage.setItem(KEY, token)
    sessionStorage.setItem(BACK, location.pathname + location.search)
    leaveFor('/')
  },
  /** A renewed token of the same look; one that has ended begins no other. */
  renew(token: string) {
    if (viewing.token()) sessionStorage.setItem(KEY, token)
  },
  forget: () => sessionStorage.removeItem(KEY),
  /** Back to where it began, in one's own name and with nothing of the other one in memory. */
  end() {
    // Heard of several times: by whoever ends it, by each call that is refused from then on, by the socket.
    if (!viewing.token()) return
    const back = sessionStorage.getItem(BACK) ?? '/'
    sessionStorage.removeItem(KEY)
    sessionStorage.removeItem(BACK)
    leaveFor(back)
  },
}
