/** Whether a host (a name or an address, without port and brackets) is this machine alone. */
export const isLoopback = (host: string): boolean => /^(localhost|::1|127(\.\d+){3})$/.test(host);
