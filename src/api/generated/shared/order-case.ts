// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';
import { vCaseAnswer } from './case-answer.ts';
import { vCaseMessage } from './case-message.ts';
import { vHelpTopic } from './help-topic.ts';
import type * as ids from '../types.ts';

export const vOrderCase = v.object({
    answer: v.nullish(vCaseAnswer),
    answerDate: v.string(),
    caseNo: v.string() as unknown as v.GenericSchema<unknown, ids.CaseNo>,
    closedTime: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    messageList: v.array(vCaseMessage),
    messagesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)),
    openedTime: v.pipe(v.number(), v.integer(), v.minValue(0)),
    topic: vHelpTopic
});
