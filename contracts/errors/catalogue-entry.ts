/** One code: its HTTP status, the message a person reads, and when it is answered. */
export interface CatalogueEntry {
  readonly status: number;
  readonly message: string;
  readonly when: string;
}
