-- What happens with what comes into a folder later, and below it where no nearer folder has a rule; null: somebody is asked.
alter table folders add column web_ready_rule text check (web_ready_rule in ('always', 'never'));
create index folders_web_ready_rule on folders (organization_id) where web_ready_rule is not null;
