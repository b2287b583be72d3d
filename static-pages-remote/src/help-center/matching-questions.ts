import type { Question } from '../content/help-center.js';

/** The questions in which every word that was typed occurs, in the question or in its answer. */
export function matchingQuestions(questions: Question[], sought: string): Question[] {
  const words = plain(sought).split(/\s+/);
  return questions.filter(({ title, answer }) => {
    const text = plain(`${title} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}

/** Without capitals and hyphens, so that "check in" finds "Check-in"; typographic apostrophes as they are typed. */
const plain = (text: string) => text.trim().toLowerCase().replaceAll('-', ' ').replaceAll('’', "'");
