import { useHost } from '@wayhouse/web-kit/remote-root';

/** Where applications go, by the platform's settings; in a host that does not know it, those who help pass it on. */
export function useCareersEmail(): string {
  const { careersEmail, supportEmail } = useHost().config;
  return careersEmail ?? supportEmail;
}
