interface Named {
  /** The installation's own address: PUBLIC_URL, or where it listens. */
  readonly origin: string
  /** MAIL_FROM; undefined: an address at the installation's host. */
  readonly from: string | undefined
}

/** Whom mails are from, and the host that their names belong to. */
export const senderOf = ({ origin, from }: Named): { readonly from: string; readonly host: string } => {
  const { hostname } = new URL(origin)
  return { from: from ?? `Vitrine <no-reply@${hostname}>`, host: hostname }
}
