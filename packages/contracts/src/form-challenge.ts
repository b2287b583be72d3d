/**
 * After a few forms from one address, a form needs the solution of a challenge, which is work for its sender. The
 * response with status 428 has a challenge in `challengeHeader`; the form is sent again with the solution in `solutionHeader`.
 * Both are JSON in base64url, as `altcha-lib` makes and solves them.
 */
export const challengeHeader = 'x-challenge';
export const solutionHeader = 'x-challenge-solution';
