-- What a job does for one organization it does as the API: a row of another one is none of its. So the API may do what only the owner did.
grant delete on released_blobs to vitrine_app;
grant update (state, tries, trouble, reply, next_try_at, since) on mail_deliveries to vitrine_app;
