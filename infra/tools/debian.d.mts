/** Where programs lie that were taken out of packages of Debian without installing them. */
export const unpackedPrograms: string;
