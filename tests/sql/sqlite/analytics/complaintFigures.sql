select * from {} where id = ? -- {}: complaint_category, complaint_cause, customer
select * from {} where (id = ? and plant_id = ?) -- {}: equipment
--   SEARCH {} USING INTEGER PRIMARY KEY (rowid=?)

select * from config where config_key = ? order by +id
--   SEARCH config USING INDEX config__config_key_uq (config_key=?)

select id, claim_date
from complaint
where (
  plant_id = ? and (plant_id = ? and qa_state = ? and (customer_id = ? and claim_cat_id = ? and claim_cause_id = ? and equipment_id = ?))
)
order by claim_date desc, id desc
limit ?
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=?)

select id, qa_state, prod_state, claim_date, answer_due, claimed_amount, comp_amount, qa_id, created_at
from complaint
where (
  plant_id = ?
    and (plant_id = ? and qa_state in (?, …) and (customer_id = ? and claim_cat_id = ? and claim_cause_id = ? and equipment_id = ?))
)
--   SEARCH complaint USING INDEX complaint__plant_claim_cat_customer_claim_date_qa_state_id_ix (plant_id=? AND claim_cat_id=? AND customer_id=?)

select json_group_array(cast(replace(claim_date, '-', '') as integer)), json_group_array(long_code), json_group_array(claim_cat_id),
  json_group_array(claim_cause_id), json_group_array(customer_id)
from complaint
where (plant_id = ? and claim_date >= ? and claim_date < ? and qa_state not in (?, …))
select json_group_array(cast(replace(claim_date, '-', '') as integer)), json_group_array(long_code), json_group_array(claim_cat_id),
  json_group_array(claim_cause_id), json_group_array(customer_id), json_group_array(equipment_id), json_group_array(shift_id),
  json_group_array(qa_id),
  json_group_array(
    case qa_state when 'NEW' then 0 when 'INVESTIGATING' then 1 when 'ANSWERED' then 2 when 'CLOSED' then 3 when 'REJECTED' then 4 end
  ),
  json_group_array(claimed_amount), json_group_array(comp_amount), json_group_array(quantity), json_group_array(produced_quantity),
  json_group_array(answered_at), json_group_array(closed_at), json_group_array(id)
from complaint
where (plant_id = ? and claim_date >= ? and claim_date < ? and qa_state <> ?)
--   SEARCH complaint USING COVERING INDEX complaint__plant_claim_date_id_claim_no_paper_roll_no_qa_state (plant_id=? AND claim_date>? AND claim_date<?)
