-- Schema 26: keys of a choice and of a saved review.

UPDATE outlet_refusals SET chosen_key = 'kept-choice'
WHERE refusal_id = (SELECT min(refusal_id) FROM outlet_refusals);
UPDATE reviews SET saved_key = 'kept-review'
WHERE review_id = (SELECT min(review_id) FROM reviews WHERE user_id IS NOT NULL);
