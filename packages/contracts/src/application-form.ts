import { z } from 'zod';
import { applyForJob } from './calls/message-calls.js';

const { job_title, name, email, phone, cover_letter } = applyForJob.input.shape;

/** A job application as the form names its fields; the call names two of them otherwise. */
export const ApplicationForm = z.object({ jobTitle: job_title, name, email, phone, coverLetter: cover_letter });
