import { useHost } from '@wayhouse/web-kit/remote-root';

/** The configured address for applications; in a host that does not pass it, the support address. */
export function useCareersEmail(): string {
  const { careersEmail, supportEmail } = useHost().config;
  return careersEmail ?? supportEmail;
}
