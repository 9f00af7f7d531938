-- Three units of information of Spectrum have the names that the standard gives them, also in published templates, which are frozen.
alter table template_attributes disable trigger user;
update template_attributes set element = case element
    when 'spectrum:rights-holder' then 'spectrum:right-holder'
    when 'spectrum:rights-note' then 'spectrum:right-note'
    else 'spectrum:condition-check-assessment-date' end
  where element in ('spectrum:rights-holder', 'spectrum:rights-note', 'spectrum:condition-check-date');
alter table template_attributes enable trigger user;
