-- Whether members may share with people outside, by links. Where not, no link of the organization opens.
alter table organizations add column sharing_allowed boolean not null default true;
