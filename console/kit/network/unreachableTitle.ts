/** Which of the two a person can do something about: the network of this device, or the server. A browser that says it is online may still be wrong. */
export const unreachableTitle = () => (navigator.onLine ? 'console.error.offlineTitle' : 'console.error.noNetwork')
